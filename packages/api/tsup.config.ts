import { defineConfig } from 'tsup';
import { preset } from '../../tooling/build/tsup-preset.ts';

export default defineConfig(preset(['src/index.ts', 'src/contract/sign-in.ts', 'src/{contract,client,node,react,mock,docs}/index.ts']));
