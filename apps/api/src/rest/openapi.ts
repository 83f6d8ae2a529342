import { generateOpenApiDocument } from 'trpc-to-openapi';
import type { Config } from '../config';
import { appRouter } from '../router';
import { PDF_PROCEDURES } from './file-answers';
import { restEndpoints } from './rest-routes';

/** The description of every REST path, made from the contracts. */
export function openApiDocument(config: Config) {
  const document = generateOpenApiDocument(appRouter, {
    title: `${config.settings.brand.name} API`,
    version: '1',
    baseUrl: '/api/v1',
  });
  for (const { path, procedure } of restEndpoints())
    if (PDF_PROCEDURES.has(procedure)) answersPdf(document.paths?.[path]?.post?.responses?.[200]);
  return document;
}

/** The generator describes what the procedure answers; over REST it is the file itself. */
function answersPdf(response: unknown): void {
  if (typeof response !== 'object' || response === null) return;
  Object.assign(response, {
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  });
}
