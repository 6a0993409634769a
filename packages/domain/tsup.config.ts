import { defineConfig, type Options } from 'tsup';
import { preset } from '../../tooling/build/tsup-preset.ts';

// A file for each module, so that a bundler leaves out those that its program does not use: tables made at load time cannot be left out of one file.
const modules = preset(['src/index.ts', 'src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.test-d.ts', '!src/**/*.fixture.ts']);

// The command is one file with its libraries in it: whoever checks evidence installs nothing else.
const { onSuccess: _tidiesTheModules, ...plain } = preset(['cli/lianxin-verify.ts']);
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
