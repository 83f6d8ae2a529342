import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '@aabha/contracts/accounts/passkeys.schema';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** Returns the head of a CBOR item (RFC 8949): its kind, and a value or length below 65,536. */
function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff]);
}
const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborBytes = (data: Buffer) => Buffer.concat([cborHead(2, data.length), data]);
const cborMap = (entries: readonly [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);

/** Returns a public key of P-256 as COSE has it (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const at = (label: number, value: Buffer): [Buffer, Buffer] => [cborInt(label), value];
  return cborMap([
    at(1, cborInt(2)),
    at(3, cborInt(-7)),
    at(-1, cborInt(1)),
    at(-2, cborBytes(Buffer.from(x, 'base64url'))),
    at(-3, cborBytes(Buffer.from(y, 'base64url'))),
  ]);
}

interface Circumstances {
  /** The page that asks. */
  origin?: string;
  /** The host that the passkey is for. */
  rpId?: string;
  /** Whether finger, face or PIN were checked. */
  isVerified?: boolean;
  /** The counter, where it is not one more than before. */
  counter?: number;
}

const ORIGIN = 'http://localhost:3001';

/**
 * Returns an authenticator with one credential of P-256, which answers as a browser with a passkey does; what `Circumstances`
 * name is as in an attack.
 */
export function softwareAuthenticator({ counts = true }: { counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let used = 0;

  const clientData = (type: string, challenge: string, { origin = ORIGIN }: Circumstances) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, more: Buffer, circumstances: Circumstances) => {
    const { rpId = 'localhost', isVerified = true, counter = counts ? ++used : 0 } = circumstances;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const set = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([set]), count, more]);
  };

  return {
    credential: encode(credentialId),
    /** Returns the answer of `navigator.credentials.create`. */
    attest({ challenge }: { challenge: string }, circumstances: Circumstances = {}): PasskeyAttestation {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const authData = authenticatorData(CREDENTIAL_INCLUDED, credential, circumstances);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        credential: encode(credentialId),
        clientDataJSON: encode(clientData('webauthn.create', challenge, circumstances)),
        attestationObject: encode(attestation),
        transports: ['internal'],
      };
    },
    /** Returns the answer of `navigator.credentials.get`. */
    assert({ challenge }: { challenge: string }, circumstances: Circumstances = {}): PasskeyAssertion {
      const data = clientData('webauthn.get', challenge, circumstances);
      const authData = authenticatorData(0, Buffer.alloc(0), circumstances);
      return {
        credential: encode(credentialId),
        clientDataJSON: encode(data),
        authenticatorData: encode(authData),
        signature: encode(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
      };
    },
  };
}
