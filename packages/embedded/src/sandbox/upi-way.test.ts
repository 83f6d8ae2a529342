import { describe, expect, it } from 'vitest';
import { refusalOfUpi, upiWayOf } from './upi-way';

const AGENTS = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  chromebook: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
  android: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  chromeOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) CriOS/141.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
};

describe('how UPI is paid on a platform', () => {
  it.each([
    ['windows', 'qr'],
    ['mac', 'qr'],
    ['linux', 'qr'],
    ['chromebook', 'qr'],
    ['android', 'apps'],
    ['tablet', 'apps'],
    ['iphone', 'id'],
    ['chromeOnIphone', 'id'],
    ['ipad', 'id'],
  ] as const)('%s: %s', (agent, way) => expect(upiWayOf(AGENTS[agent])).toBe(way));
  it('without a user agent: a code to scan', () => expect(upiWayOf('')).toBe('qr'));
});

describe('a UPI request', () => {
  it('with intent is taken everywhere', () => {
    for (const agent of Object.values(AGENTS))
      expect(refusalOfUpi({ flow: 'intent' }, agent)).toBeUndefined();
  });
  it('with a typed id is taken on iOS only, also when it does not name its flow', () => {
    const vpa = 'kavya.nair@okbank';
    expect(refusalOfUpi({ flow: 'collect', vpa }, AGENTS.iphone)).toBeUndefined();
    expect(refusalOfUpi({ vpa }, AGENTS.ipad)).toBeUndefined();
    for (const agent of [AGENTS.windows, AGENTS.mac, AGENTS.android, ''])
      expect(refusalOfUpi({ vpa }, agent)).toMatchObject({ field: 'upi.flow' });
  });
  it('is refused with a wrong id or an unknown flow', () => {
    for (const vpa of ['', 'kavya', 'k@okbank', 'kavya@', 'kavya@ok bank', 'kavya@ok1'])
      expect(refusalOfUpi({ flow: 'collect', vpa }, AGENTS.iphone), vpa).toMatchObject({ field: 'upi.vpa' });
    expect(refusalOfUpi({ flow: 'push' }, AGENTS.iphone)).toMatchObject({ field: 'upi.flow' });
  });
});
