/** What the checks read of a package.json. */
export interface Manifest {
  readonly path: string;
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Versions that are not exact: what was tested today must be what is installed tomorrow. */
export function looseVersions(manifests: readonly Manifest[]): string[] {
  return manifests.flatMap(({ path, dependencies, devDependencies, optionalDependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path} asks for ${name} "${version}", not for one exact version`),
  );
}

/** Folders of `packages/` that the table of rooms does not know, or whose package has another name. */
export function strangers(manifests: readonly Manifest[], rooms: readonly string[]): string[] {
  return manifests.flatMap(({ path, name }) => {
    const room = /^packages\/([^/]+)\/package\.json$/.exec(path)?.[1];
    if (room === undefined) return [];
    if (!rooms.includes(room)) return [`packages/${room} is no room of tools/rooms.ts`];
    return name === `@signum/${room}` ? [] : [`${path} is called ${name} instead of @signum/${room}`];
  });
}
