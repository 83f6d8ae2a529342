import { crc32, inflateRawSync } from 'node:zlib';

/** Returns the files of a ZIP archive by name, read from its directory. Throws for a wrong checksum. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} has a wrong checksum.`);
    files.set(name, content);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
