export { ScaleMeter, type ScaleMark, type ScaleMeterProps, type ScaleZone, type ZoneTone } from './scale-meter.tsx';
