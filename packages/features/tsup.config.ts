import { defineConfig } from 'tsup';
import { preset } from '../../tooling/build/tsup-preset.ts';

export default defineConfig(preset(['src/*/*/index.ts', 'src/platform/sheet-import/worker.ts', 'src/platform/lists/export/worker.ts']));
