import { vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** What the answers below are on the wire. */
const wire = (text: string) => Buffer.from(text).toString('base64url');

/** The answer of the browser's passkey as calls send it. */
export const ANSWER = {
  credential: 'credential-1',
  clientDataJSON: wire('client'),
  authenticatorData: wire('data'),
  signature: wire('signature'),
};

/** The new passkey of the browser as calls send it. */
export const ATTESTATION = {
  credential: 'credential-1',
  clientDataJSON: wire('client'),
  attestationObject: wire('attestation'),
  transports: ['internal'],
};

/** Options of a call that asks for a passkey. */
export const REQUEST = {
  options: {
    rpId: 'localhost',
    challenge: 'AAAA',
    timeout: 1000,
    allowCredentials: [],
    userVerification: 'required',
  },
};

/** Options of a call that begins to add one. */
export const CREATION = {
  options: {
    rp: { id: 'localhost', name: 'Aabha' },
    user: { id: 'AAAA', name: 'sunil@example.in', displayName: 'Sunil' },
    ...{ challenge: 'AAAA', timeout: 1000, excludeCredentials: [], attestation: 'none' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  },
};

/**
 * Lets jsdom, which has no passkeys, answer as a browser with one does. `fails` is the name of the error that it throws instead.
 * Undone with `vi.unstubAllGlobals`.
 */
export function browserWithPasskey(fails?: string): void {
  const shared = {
    id: 'credential-1',
    rawId: bytes('id'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
  };
  const give = (response: object) =>
    fails === undefined
      ? Promise.resolve({ ...shared, response })
      : Promise.reject(new DOMException('in the words of the browser', fails));
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, clipboard: navigator.clipboard, onLine: true },
    credentials: {
      get: () =>
        give({
          ...{
            clientDataJSON: bytes('client'),
            authenticatorData: bytes('data'),
            signature: bytes('signature'),
          },
        }),
      create: () =>
        give({
          ...{ clientDataJSON: bytes('client'), attestationObject: bytes('attestation') },
          getTransports: () => ['internal'],
        }),
    },
  });
}
