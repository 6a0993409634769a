import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { localStore } from './local-store.ts';
import type { ObjectStore } from './object-store.ts';
import { ossStore } from './oss-store.ts';

/** The folder of the objects, where no external store is configured. */
export const objectsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'objects');

/** The configured object store: external, or a folder of this machine. */
export const objectStoreOf = (config: Pick<Config, 'oss' | 'dataDir'>, clock: Clock): ObjectStore =>
  config.oss ? ossStore(config.oss, clock) : localStore(objectsFolder(config));
