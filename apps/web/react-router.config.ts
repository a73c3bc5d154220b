import type { Config } from '@react-router/dev/config';
import { compressClientBuild } from './compress-build.ts';

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressClientBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
