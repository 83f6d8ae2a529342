import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { runNode, type Finished } from './run-node';
import { trackedFiles } from './tracked-files';

const FOLDER = 'deploy/kubernetes';
/** Resources of operators, whose shapes are declared here. */
const OWN_TYPES = /^(?:postgresql|barmancloud)\.cnpg\.io\/v1$/;

interface Manifest {
  apiVersion?: string;
  kind?: string;
  resources?: string[];
  patches?: { path?: string }[];
}

/** Returns the module and the name of a kind's type. */
function typeOf({ apiVersion = '', kind = '' }: Manifest): { from: string; name: string } {
  return OWN_TYPES.test(apiVersion)
    ? { from: '../../scripts/checks/cloudnative-pg', name: kind }
    : { from: `kubernetes-models/${apiVersion}/${kind}`, name: `I${kind}` };
}

/** Returns TypeScript that compiles only if each manifest has the required fields of its kind and no unknown ones. */
export function typedManifests(manifests: readonly Manifest[], isPatch: boolean): string {
  const text = manifests.map((manifest, index) => {
    const { from, name } = typeOf(manifest);
    const type = isPatch ? `DeepPartial<T${index}>` : `T${index}`;
    return [
      `import type { ${name} as T${index} } from '${from}';`,
      `export const manifest${index}: ${type} = ${JSON.stringify(manifest, null, 2)};`,
    ].join('\n');
  });
  const partial =
    'type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;\nexport type { DeepPartial };';
  return `${text.join('\n')}\n${isPatch ? partial : ''}\n`;
}

/** Returns the resources and patches that a kustomization names and that do not exist. */
function missingFiles(root: string, file: string, { resources = [], patches = [] }: Manifest): string[] {
  return [...resources, ...patches.flatMap(({ path }) => path ?? [])]
    .filter((name) => !existsSync(join(root, dirname(file), name)))
    .map((name) => `${file}: ${name} does not exist`);
}

/**
 * Fails when a manifest does not have the shape that the Kubernetes API declares, or when a kustomization names a missing
 * file. The compiler compares: it also finds misspelt fields, which validators by the API's schema let pass.
 */
export async function checkKubernetesFiles(root: string): Promise<Finished> {
  const folder = join(root, '.cache/manifests');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  const modules: string[] = [];
  for (const file of trackedFiles(root, FOLDER).filter((name) => name.endsWith('.yaml'))) {
    const documents = parseAllDocuments(readFileSync(join(root, file), 'utf8'), { merge: true });
    lines.push(...documents.flatMap(({ errors }) => errors.map(({ message }) => `${file}: ${message}`)));
    const manifests = documents.map((document) => document.toJS() as Manifest);
    if (file.endsWith('kustomization.yaml'))
      lines.push(...manifests.flatMap((it) => missingFiles(root, file, it)));
    else if (manifests.every(({ kind }) => kind !== undefined)) {
      const module = join(folder, `${file.slice(FOLDER.length + 1).replaceAll('/', '-')}.ts`);
      writeFileSync(module, typedManifests(manifests, !file.startsWith(`${FOLDER}/base/`)));
      modules.push(module);
    }
  }
  const compiled = await runNode(root, [
    join(root, 'node_modules/typescript-7/bin/tsc'),
    ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023'],
    ...['--module', 'esnext', '--moduleResolution', 'bundler', ...modules],
  ]);
  return {
    ok: lines.length === 0 && compiled.ok,
    output: lines.map((line) => `${line}\n`).join('') + compiled.output,
  };
}
