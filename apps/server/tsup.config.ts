import { defineConfig } from 'tsup';
import { writeNotices } from '../../tooling/supply/notices.ts';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    ops: 'src/operations/cli/main.ts',
    'reading-process': 'src/platform/ocr/reading-process.ts',
    'word-process': 'src/platform/word/word-process.ts',
    'invoice-process': 'src/platform/invoice-file/invoice-process.ts',
    'health-worker': 'src/platform/health/health-worker.ts',
    'without-network': 'src/platform/isolated/without-network.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  sourcemap: true,
  clean: true,
  // `node:sqlite` is only available with its prefix.
  removeNodeProtocol: false,
  // Optional packages.
  external: ['onnxruntime-node', /^@gutenye\//, /^@opentelemetry\//],
  noExternal: [/^@lianxin\//],
  async onSuccess() {
    writeNotices('apps/server', 'dist');
  },
});
