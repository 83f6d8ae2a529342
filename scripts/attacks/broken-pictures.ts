import sharp from 'sharp';
import type { AttackedShop, AttackResult } from './attacked-shop';

const COUNT = 200;
const SHARE_OF_BYTES = 0.004;

/** Returns numbers from 0 to below 1, the same for the same seed (https://en.wikipedia.org/wiki/Xorshift). */
function randomOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Returns a copy with some bytes changed. */
function broken(whole: Buffer, seed: number): Buffer {
  const [copy, random] = [Buffer.from(whole), randomOf(seed)];
  for (let times = Math.ceil(copy.length * SHARE_OF_BYTES); times > 0; times -= 1)
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
}

/** Uploads broken pictures as staff. Finds 5xx: each must be taken as a picture or refused. */
export async function uploadBrokenPictures({ api, tokens }: AttackedShop): Promise<AttackResult> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise } });
  const types = [
    { type: 'image/png', name: 'picture.png', whole: await picture.clone().png().toBuffer() },
    { type: 'image/jpeg', name: 'picture.jpg', whole: await picture.clone().jpeg().toBuffer() },
  ];
  const [findings, counts]: [string[], Map<number, number>] = [[], new Map()];
  for (let seed = 0; seed < COUNT; seed += 1) {
    const { type, name, whole } = types[seed % types.length]!;
    const form = new FormData();
    form.append('img', new Blob([new Uint8Array(broken(whole, seed))], { type }), name);
    const headers = { authorization: `Bearer ${tokens.SuperAdmin}` };
    const { status } = await fetch(`${api}/api/v1/picture/upload`, { method: 'POST', headers, body: form });
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (status >= 500) findings.push(`${name} with seed ${seed}: ${status}`);
  }
  const told = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  return { text: `${COUNT} broken pictures: ${told}`, findings };
}
