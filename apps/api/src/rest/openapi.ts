import { generateOpenApiDocument } from 'trpc-to-openapi';
import type { Config } from '../config';
import { appRouter } from '../router';

/** The description of every REST path, made from the contracts. */
export function openApiDocument(config: Config) {
  return generateOpenApiDocument(appRouter, {
    title: `${config.settings.brand.name} API`,
    version: '1',
    baseUrl: '/api/v1',
  });
}
