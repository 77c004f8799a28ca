export * from './battery/battery.ts';
export * from './battery/fault.ts';
export * from './battery/trial.ts';
export * from './embers/index.ts';
