export { glossary, type GlossaryRow } from './glossary.ts';
export { openApi, type OpenApi, type OpenApiOptions, type Operation } from './open-api.ts';
