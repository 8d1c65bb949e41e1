export function zzfx(...parameters: number[]): AudioBufferSourceNode;
