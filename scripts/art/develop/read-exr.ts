import { readFileSync } from 'node:fs';

/** The channels of an EXR file, rows from the top. */
interface Exr {
  width: number;
  height: number;
  channels: ReadonlyMap<string, Float32Array<ArrayBuffer>>;
}

interface Header {
  /** Where the table of lines begins. */
  end: number;
  names: string[];
  /** Left, top, right and bottom pixel. */
  box: [number, number, number, number];
}

const FLOAT_32 = 2;
const CHANNEL_FACTS_BYTES = 16;

function readHeader(file: Buffer, path: string): Header {
  let at = 8;
  const text = () => {
    const end = file.indexOf(0, at);
    const value = file.toString('latin1', at, end);
    at = end + 1;
    return value;
  };
  const names: string[] = [];
  let box: Header['box'] = [0, 0, 0, 0];
  for (let name = text(); name !== ''; name = text()) {
    text();
    const end = at + 4 + file.readInt32LE(at);
    at += 4;
    while (name === 'channels' && file[at] !== 0) {
      names.push(text());
      if (file.readInt32LE(at) !== FLOAT_32) throw new Error(`${path}: 32-bit floats are wanted.`);
      at += CHANNEL_FACTS_BYTES;
    }
    if (name === 'compression' && file[at] !== 0)
      throw new Error(`${path}: only an uncompressed file is read here.`);
    if (name === 'dataWindow')
      box = [0, 4, 8, 12].map((offset) => file.readInt32LE(at + offset)) as Header['box'];
    at = end;
  }
  return { end: at, names, box };
}

/** Reads an uncompressed scan-line OpenEXR file of 32-bit floats, as Blender writes it with codec NONE. Throws at any other. */
export function readExr(path: string): Exr {
  const file = readFileSync(path);
  const { end, names, box } = readHeader(file, path);
  const width = box[2] - box[0] + 1;
  const height = box[3] - box[1] + 1;
  const channels = new Map(names.map((name) => [name, new Float32Array(width * height)]));
  for (let line = 0; line < height; line += 1) {
    let from = Number(file.readBigUInt64LE(end + line * 8));
    const row = file.readInt32LE(from) - box[1];
    from += 8;
    for (const channel of channels.values()) {
      const start = file.byteOffset + from;
      channel.set(new Float32Array(file.buffer.slice(start, start + width * 4)), row * width);
      from += width * 4;
    }
  }
  return { width, height, channels };
}

/** Returns one channel by the end of its name; undefined where it is absent. */
export function planeOf({ channels }: Exr, ending: string): Float32Array | undefined {
  for (const [name, plane] of channels) if (name.endsWith(ending)) return plane;
  return undefined;
}

/** Returns red, green and blue of a pass by turns; undefined where the pass is absent. */
export function passOf(exr: Exr, pass: string): Float32Array | undefined {
  const planes = ['RX', 'GY', 'BZ'].map(
    ([color, axis]) => planeOf(exr, `${pass}.${color}`) ?? planeOf(exr, `${pass}.${axis}`),
  );
  const out = new Float32Array(exr.width * exr.height * 3);
  for (const [index, plane] of planes.entries()) {
    if (plane === undefined) return undefined;
    for (const [pixel, value] of plane.entries()) out[pixel * 3 + index] = value;
  }
  return out;
}
