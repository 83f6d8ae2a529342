import { readFileSync } from 'node:fs';

/** One array of a network. */
export interface Tensor {
  dims: number[];
  data: Float32Array;
}

/** A number of 16 bits as IEEE 754 writes it, without infinities, which weights do not have. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Reads the weights of Open Image Denoise: a table of named arrays at the end of the file, of 16 or 32 bits a number. */
export function readWeights(path: string): Map<string, Tensor> {
  const file = readFileSync(path);
  let at = Number(file.readBigUInt64LE(4));
  const tensors = new Map<string, Tensor>();
  const count = file.readUInt32LE(at);
  at += 4;
  for (let index = 0; index < count; index += 1) {
    const length = file.readUInt16LE(at);
    const name = file.toString('latin1', at + 2, at + 2 + length);
    at += 2 + length;
    const rank = file.readUInt8(at);
    const dims = Array.from({ length: rank }, (_, axis) => file.readUInt32LE(at + 1 + 4 * axis));
    at += 1 + 5 * rank;
    const isHalf = String.fromCharCode(file.readUInt8(at)) === 'h';
    const from = Number(file.readBigUInt64LE(at + 1));
    at += 9;
    const read = (cell: number) =>
      isHalf ? half(file.readUInt16LE(from + 2 * cell)) : file.readFloatLE(from + 4 * cell);
    const size = dims.reduce((product, dim) => product * dim, 1);
    tensors.set(name, { dims, data: Float32Array.from({ length: size }, (_, cell) => read(cell)) });
  }
  return tensors;
}
