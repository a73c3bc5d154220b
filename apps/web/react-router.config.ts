import type { Config } from '@react-router/dev/config';
import { compressClientBuild } from './compress-build.ts';

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // One file a page: what its loader needs would be a file of a line or two.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => compressClientBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
