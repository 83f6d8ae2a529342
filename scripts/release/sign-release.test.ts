import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkTag } from './check-tag';
import { checkSignature, signRelease } from './sign-release';
import { writeChecksums } from './write-checksums';

const folder = mkdtempSync(join(tmpdir(), 'aabha-signed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeKeys(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const files = { privateFile: join(folder, `${name}.pem`), publicFile: join(folder, `${name}.pub.pem`) };
  writeFileSync(files.privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(files.publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  return files;
}
const [own, foreign] = [writeKeys('own'), writeKeys('foreign')];
const release = join(folder, 'release');
const inRelease = (name: string) => join(release, name);

describe('a signed release', () => {
  beforeEach(() => {
    rmSync(release, { recursive: true, force: true });
    mkdirSync(inRelease('bin'), { recursive: true });
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    writeFileSync(inRelease('bin/api.mjs'), 'start();\n');
    const manifest = { version: '1.2.3', commit: 'a'.repeat(40), platform: 'linux-x64' };
    writeFileSync(inRelease('manifest.json'), JSON.stringify(manifest));
    writeChecksums(release);
    signRelease(folder, release, own.privateFile, 'v1.2.3');
  });
  const check = () => checkSignature(release, own.publicFile);

  it('says what was built from which commit', () => {
    expect(check()).toMatch(/^version 1\.2\.3 of commit a{40}, signed by [0-9a-f]{16}$/);
  });

  it('is the same when it is signed again', () => {
    const before = readFileSync(inRelease('provenance.dsse.json'), 'utf8');
    signRelease(folder, release, own.privateFile, 'v1.2.3');
    expect(readFileSync(inRelease('provenance.dsse.json'), 'utf8')).toBe(before);
  });

  it('is refused with another key, and a key of another kind is named', () => {
    expect(() => checkSignature(release, foreign.publicFile)).toThrow(
      'The provenance is not signed with this key.',
    );
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const curve = join(folder, 'p256.pem');
    writeFileSync(curve, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(() => signRelease(folder, release, curve, undefined)).toThrow('The key must be one of Ed25519');
  });

  it('names a changed, an added and a removed file', () => {
    writeFileSync(inRelease('bin/api.mjs'), 'steal();\n');
    writeFileSync(inRelease('bin/more.mjs'), '');
    rmSync(inRelease('manifest.json'));
    expect(check).toThrow(
      '3 files differ:\nbin/api.mjs: other contents\nbin/more.mjs: missing in the release\nmanifest.json: only in the release',
    );
  });

  it('is refused with checksums that were made again', () => {
    writeFileSync(inRelease('bin/api.mjs'), 'steal();\n');
    writeChecksums(release);
    expect(check).toThrow('SHA256SUMS is not the file that was signed.');
  });

  it('is refused with another payload or another type', () => {
    const path = inRelease('provenance.dsse.json');
    const envelope = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    const changed = Buffer.from(envelope.payload!, 'base64').toString().replace('1.2.3', '9.9.9');
    writeFileSync(path, JSON.stringify({ ...envelope, payload: Buffer.from(changed).toString('base64') }));
    expect(check).toThrow('The provenance is not signed with this key.');
    writeFileSync(path, JSON.stringify({ ...envelope, payloadType: 'text/plain' }));
    expect(check).toThrow('The provenance is not signed with this key.');
  });
});

/* Comes with git's own packages nearly everywhere. */
const hasSshKeygen = spawnSync('ssh-keygen', ['-?']).error === undefined;

describe.runIf(hasSshKeygen)('checkTag', () => {
  const root = join(folder, 'checkout');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });

  it('wants a trusted signature, the version, the commit and a clean checkout', () => {
    mkdirSync(root);
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, 'signer')]);
    git('init', '--quiet');
    for (const [name, value] of Object.entries({
      ...{ 'user.name': 'Asha', 'user.email': 'asha@example.in', 'gpg.format': 'ssh' },
      ...{ 'user.signingkey': join(folder, 'signer.pub'), 'commit.gpgsign': 'false', 'tag.gpgsign': 'false' },
      'gpg.ssh.allowedSignersFile': join(folder, 'signers'),
    }))
      git('config', name, value);
    writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '1.2.3' }));
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
    git('tag', '--annotate', '--message', 'unsigned', 'v1.2.3');
    writeFileSync(join(folder, 'signers'), '');
    expect(() => checkTag(root, 'v1.2.4')).toThrow('The tag of version 1.2.3 is v1.2.3, not v1.2.4.');
    expect(() => checkTag(root, 'v1.2.3')).toThrow('The tag v1.2.3 is not signed by a key that git trusts');
    git('tag', '--force', '--sign', '--message', 'signed', 'v1.2.3');
    expect(() => checkTag(root, 'v1.2.3')).toThrow('is not signed by a key that git trusts');
    const key = readFileSync(join(folder, 'signer.pub'), 'utf8');
    writeFileSync(join(folder, 'signers'), `asha@example.in ${key}`);
    expect(() => checkTag(root, 'v1.2.3')).not.toThrow();
    writeFileSync(join(root, 'more.txt'), '');
    expect(() => checkTag(root, 'v1.2.3')).toThrow('changes that are not committed');
    git('add', '.');
    git('commit', '--quiet', '--message', 'More');
    expect(() => checkTag(root, 'v1.2.3')).toThrow('git checkout v1.2.3');
  });
});
