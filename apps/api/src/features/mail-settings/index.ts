export { mailSettingOf } from './mail-settings.ts';
