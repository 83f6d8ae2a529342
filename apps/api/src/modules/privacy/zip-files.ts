import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Path within the archive, in ASCII. */
  name: string;
  content: Buffer;
}

const VERSION = 20;
const DEFLATE = 8;
const UTF8_NAMES = 0x0800;

/** Returns a time as MS-DOS stores it: two-second steps since 1980, in UTC. */
function dosTime(at: Date): [time: number, date: number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [time, date];
}

/** Returns the fields that a local header and an entry of the directory share. */
function commonFields({ name, content }: ZipEntry, packed: Buffer, at: Date): Buffer {
  const fields = Buffer.alloc(26);
  const [time, date] = dosTime(at);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(DEFLATE, 4);
  fields.writeUInt16LE(time, 6);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function directoryEntry(common: Buffer, name: Buffer, offset: number): Buffer {
  const start = Buffer.from([0x50, 0x4b, 1, 2, VERSION, 0]);
  const end = Buffer.alloc(14);
  end.writeUInt32LE(offset, 10);
  return Buffer.concat([start, common, end, name]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.set([0x50, 0x4b, 5, 6]);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Returns a ZIP archive (APPNOTE 6.3.10, without ZIP64: at most 65,535 files and 4 GB). */
export function zipFiles(entries: readonly ZipEntry[], at: Date): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.content);
    const common = commonFields(entry, packed, at);
    const name = Buffer.from(entry.name);
    const file = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, name, packed]);
    directory.push(directoryEntry(common, name, offset));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...files, listed, endOfDirectory(entries.length, listed.length, offset)]);
}
