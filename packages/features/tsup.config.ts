import { defineConfig } from 'tsup';
import { preset } from '../../tooling/build/tsup-preset.ts';

const workers = ['platform/sheet-import', 'platform/lists/export', 'evidence/proof/verify'].map((folder) => `src/${folder}/worker.ts`);

export default defineConfig(preset(['src/*/*/index.ts', ...workers]));
