import { expect, it } from 'vitest';
import { parseMailAddress } from './mail-address';

it.each([
  ['Aabha <orders@aabha.example>', 'Aabha', 'orders@aabha.example'],
  ['Rao, Asha <asha@aabha.example>', 'Rao, Asha', 'asha@aabha.example'],
  ['"Rao, Asha" <asha@aabha.example>', 'Rao, Asha', 'asha@aabha.example'],
  ['"Aabha \\"TV\\" Shop" <orders@aabha.example> ', 'Aabha "TV" Shop', 'orders@aabha.example'],
  [' orders@aabha.example ', '', 'orders@aabha.example'],
  ['<orders@aabha.example>', '', 'orders@aabha.example'],
])('reads %s', (text, name, address) => {
  expect(parseMailAddress(text)).toEqual({ name, address });
});
