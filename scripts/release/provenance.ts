import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { sha256 } from './sha256';

/** The type of what is signed (https://in-toto.io/Statement/v1), in an envelope of DSSE (https://github.com/secure-systems-lab/dsse). */
const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** What a release was built from. */
interface BuiltFrom {
  version: string;
  commit: string | undefined;
  /** The signed tag of the commit, where the release was built for one. */
  tag: string | undefined;
  /** The contents of `package-lock.json`. */
  lockfile: string;
  node: string;
  platform: string;
}

/**
 * Returns who built what from what: an in-toto statement about the `SHA256SUMS` of a release with a provenance of SLSA 1. It has no
 * time, so that a second build of the same commit says the same.
 */
export function provenanceOf(sums: string, from: BuiltFrom) {
  const { version, commit, tag, lockfile, node, platform } = from;
  const source = commit === undefined ? [] : [{ uri: 'git+aabha', digest: { gitCommit: commit } }];
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'SHA256SUMS', digest: { sha256: sha256(sums) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'npm run release',
        externalParameters: { version, ...(tag !== undefined && { tag }) },
        internalParameters: { node, platform },
        resolvedDependencies: [...source, { uri: 'package-lock.json', digest: { sha256: sha256(lockfile) } }],
      },
      runDetails: { builder: { id: 'scripts/release.ts' } },
    },
  };
}

type Provenance = ReturnType<typeof provenanceOf>;

/** A signed statement in the JSON form of DSSE. */
interface Envelope {
  payload: string;
  payloadType: string;
  signatures: { keyid: string; sig: string }[];
}

/** Returns the bytes that DSSE signs: type and payload with their lengths. */
const signedBytes = (payload: Buffer) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `), payload]);

/** Returns a short name of a key: the beginning of the checksum of its public half in DER form. */
export const keyId = (key: KeyObject): string =>
  sha256((key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' })).slice(
    0,
    16,
  );

/** Signs a statement with an Ed25519 key. */
export function signProvenance(provenance: Provenance, privateKey: KeyObject): Envelope {
  const payload = Buffer.from(JSON.stringify(provenance));
  const sig = sign(null, signedBytes(payload), privateKey).toString('base64');
  return {
    payload: payload.toString('base64'),
    payloadType: PAYLOAD_TYPE,
    signatures: [{ keyid: keyId(privateKey), sig }],
  };
}

/** Returns the statement of an envelope. Throws unless one of its signatures is that of the key. */
export function openProvenance(envelope: Envelope, publicKey: KeyObject): Provenance {
  const payload = Buffer.from(envelope.payload, 'base64');
  const isSigned =
    envelope.payloadType === PAYLOAD_TYPE &&
    envelope.signatures.some(({ sig }) =>
      verify(null, signedBytes(payload), publicKey, Buffer.from(sig, 'base64')),
    );
  if (!isSigned) throw new Error('The provenance is not signed with this key.');
  return JSON.parse(payload.toString()) as Provenance;
}
