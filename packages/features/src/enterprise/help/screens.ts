import { lazyScreen } from '../../platform/navigation/index.ts';
import { words } from './words.ts';

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'help.guide': 'chapter';
  }
}

export const helpScreens = {
  guide: lazyScreen('help.guide', () => import('./guide/guide-screen.tsx').then((file) => file.GuideScreen), words),
} as const;
