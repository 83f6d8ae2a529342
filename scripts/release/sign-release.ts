import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './changed-files';
import { keyId, openProvenance, provenanceOf, signProvenance } from './provenance';
import { sha256 } from './sha256';

const FILE = 'provenance.dsse.json';

interface Manifest {
  version: string;
  commit?: string;
  platform: string;
}

const readText = (release: string, name: string) => readFileSync(join(release, name), 'utf8');

function ed25519<K extends { asymmetricKeyType?: string | undefined }>(key: K): K {
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error('The key must be one of Ed25519: openssl genpkey -algorithm ed25519 -out release.pem');
  return key;
}

/** Writes the signed provenance of a release beside its checksums. Returns the name of the key. */
export function signRelease(root: string, release: string, keyFile: string, tag: string | undefined): string {
  const key = ed25519(createPrivateKey(readFileSync(keyFile)));
  const { version, commit, platform } = JSON.parse(readText(release, 'manifest.json')) as Manifest;
  const lockfile = readText(root, 'package-lock.json');
  const from = { ...{ version, commit, tag, lockfile, platform }, node: process.version };
  const envelope = signProvenance(provenanceOf(readText(release, 'SHA256SUMS'), from), key);
  writeFileSync(join(release, FILE), `${JSON.stringify(envelope, null, 2)}\n`);
  return keyId(key);
}

/**
 * Checks the signature of a release, that it is about these checksums, and each file against them. Returns the version and commit that
 * were signed. Throws with what is wrong.
 */
export function checkSignature(release: string, keyFile: string): string {
  const key = ed25519(createPublicKey(readFileSync(keyFile)));
  const envelope = JSON.parse(readText(release, FILE)) as Parameters<typeof openProvenance>[0];
  const { subject, predicate } = openProvenance(envelope, key);
  const { externalParameters, resolvedDependencies } = predicate.buildDefinition;
  const sums = readText(release, 'SHA256SUMS');
  if (subject[0]?.digest.sha256 !== sha256(sums))
    throw new Error('SHA256SUMS is not the file that was signed.');
  const changed = changedFiles(release, sums);
  if (changed.length > 0) throw new Error(`${changed.length} files differ:\n${changed.join('\n')}`);
  const commit = resolvedDependencies
    .map(({ digest }) => ('gitCommit' in digest ? digest.gitCommit : ''))
    .join('');
  const source = commit ? `commit ${commit}` : 'an export without history';
  return `version ${externalParameters.version} of ${source}, signed by ${keyId(key)}`;
}
