export { answerWith, BASES } from '../mocked-platform.ts';
export { renderScreen, type RenderScreenOptions } from '../render-screen.tsx';
