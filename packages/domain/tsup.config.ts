import { defineConfig, type Options } from 'tsup';
import { preset } from '../../tooling/build/tsup-preset.ts';

// One output file per module, so that bundlers can drop unused modules. Tables built at load time could not be dropped from a single file.
const modules = preset(['src/index.ts', 'src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.test-d.ts', '!src/**/*.fixture.ts']);

// The command is bundled with its libraries into one file, so that checking evidence needs no installation.
const { onSuccess: _dropsEmptyMaps, ...plain } = preset(['cli/lianxin-verify.ts']);
const command: Options = {
  ...plain,
  outDir: 'dist/cli',
  noExternal: [/./],
  platform: 'node',
  splitting: false,
  sourcemap: false,
  clean: false,
};

export default defineConfig([modules, command]);
