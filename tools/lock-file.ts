/** The parts of package-lock.json that are read here. */
export interface LockFile {
  readonly packages: Record<string, Locked>;
}
interface Locked {
  version?: string;
  cpu?: string[];
  dev?: boolean;
  libc?: string[];
  optional?: boolean;
  os?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Optional packages that a locked one asks for and the lock does not name, by their place, with what should stand there. */
export function missingFrom({ packages }: LockFile): Record<string, Locked> {
  const missing: Record<string, Locked> = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
      if (/^\d/.test(version) && places.every(place => !(place in packages))) {
        missing[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
      }
    }
  }
  return missing;
}

/**
 * A registry that lacks the builds for other platforms makes npm write a lock without them, and `npm ci` then refuses the
 * whole file. Their names tell all that npm needs to pass them by here, and to find them where they are wanted.
 */
export function completed(lock: LockFile): LockFile {
  const packages = Object.entries({ ...lock.packages, ...missingFrom(lock) });
  const ordered = packages.toSorted(([left], [right]) => (left < right ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(ordered) };
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

function platformOf(name: string): Pick<Locked, 'cpu' | 'libc' | 'os'> {
  const build = name.split('/').at(-1) ?? name;
  const os = SYSTEMS.find(system => build.includes(system));
  const cpu = PROCESSORS.find(processor => build.includes(processor));
  const libc = build.includes('musl') ? 'musl' : os === 'linux' && build.includes('gnu') ? 'glibc' : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}
