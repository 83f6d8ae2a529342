import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for all addresses of one IPv6 /64', () => {
    const own = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:db8:1:2:a:b:c:d'].map(networkOf);
    expect(new Set(own).size).toBe(1);
    expect(networkOf('2001:db8:1:3::1')).not.toBe(own[0]);
  });
});
