import { defineConfig } from 'tsup';
import { preset } from '../../tooling/build/tsup-preset.ts';

export default defineConfig(preset(['src/*/index.ts', 'src/sheet-import/worker.ts', 'src/lists/export/worker.ts']));
