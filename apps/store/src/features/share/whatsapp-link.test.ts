import { describe, expect, it } from 'vitest';
import { whatsappLink } from './whatsapp-link';

describe('whatsappLink', () => {
  it('encodes text and address with any characters', () => {
    const link = new URL(whatsappLink('TV & sound 43″, ₹29,990', 'https://shop.example/television/1?a=b&c'));
    expect(link.host).toBe('wa.me');
    expect(link.searchParams.get('text')).toBe(
      'TV & sound 43″, ₹29,990\nhttps://shop.example/television/1?a=b&c',
    );
  });
});
