import type { Chapter } from './chapter.ts';
import { FOR_ADMINISTRATORS } from './chapters-for-administrators.ts';
import { FOR_ALL } from './chapters-for-all.ts';
import { FOR_CORE } from './chapters-for-core.ts';
import { FOR_GROUPS } from './chapters-for-groups.ts';
import { FOR_HOLDERS } from './chapters-for-holders.ts';
import { FOR_LENDERS } from './chapters-for-lenders.ts';
import { FOR_PAYERS } from './chapters-for-payers.ts';
import { FOR_TRADERS } from './chapters-for-traders.ts';

export const PARTS = [FOR_ALL, FOR_CORE, FOR_HOLDERS, FOR_TRADERS, FOR_PAYERS, FOR_LENDERS, FOR_GROUPS, FOR_ADMINISTRATORS] as const;

export const CHAPTERS: readonly Chapter[] = PARTS.flatMap(({ chapters }) => chapters);
