import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks that a release is built from a signed tag: the tag is `v` and the version of `package.json`, its signature is by a key that git
 * trusts (`gpg.ssh.allowedSignersFile`, or a key ring), and the checkout is its commit without changes. Throws with what is not so.
 */
export function checkTag(root: string, tag: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  if (tag !== `v${version}`) throw new Error(`The tag of version ${version} is v${version}, not ${tag}.`);
  try {
    git('verify-tag', tag);
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(`The tag ${tag} is not signed by a key that git trusts: ${stderr.trim()}`, {
      cause: error,
    });
  }
  if (git('rev-parse', `${tag}^{commit}`) !== git('rev-parse', 'HEAD'))
    throw new Error(`The checkout is not at ${tag}: git checkout ${tag}`);
  if (git('status', '--porcelain') !== '')
    throw new Error('The checkout has changes that are not committed.');
}
