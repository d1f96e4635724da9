import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systems } from '../../../src/systems';

const root = path.resolve(__dirname, '../../..');
const development = 'https://localhost:3000';

/** A project in a folder of its own: the real manifest and icons, and a stand-in for the build. */
export class Project {
  /** What was written or removed here, as a copy. */
  private readonly changed = new Set<string>();

  private constructor(readonly root: string) {}

  static built(): Project {
    const project = Project.unbuilt();
    cpSync(path.join(root, 'assets'), project.at('dist/assets'), { recursive: true });
    project.write('dist/taskpane.html', '<script src="taskpane.js"></script>');
    project.write('dist/taskpane.shared.html', page('functions.js'));
    project.write('dist/help/index.html', 'help');
    const functions = [];
    for (const { id: system, prefix, functions: ids } of systems) {
      const names = ids.map((id) => id.slice(prefix.length + 1));
      for (const id of ids) {
        const helpUrl = `${development}/help/${id.toLowerCase()}.html`;
        functions.push({ id, name: id, description: `What ${id} does.`, helpUrl, parameters: [] });
        project.write(`dist/help/${id.toLowerCase()}.html`, id);
      }
      project.write(`dist/functions.${system}.js`, script([...ids, ...names]));
      project.write(`dist/functions.${system}.html`, page(`functions.${system}.js`));
    }
    project.write('dist/functions.js', script(functions.map(({ id }) => id)));
    project.write('dist/functions.html', page('functions.js'));
    project.write('dist/functions.json', JSON.stringify({ functions }));
    project.write('dist/functions.nl.json', JSON.stringify({ functions }));
    return project;
  }

  static unbuilt(): Project {
    const project = new Project(mkdtempSync(path.join(tmpdir(), 'manifest-')));
    cpSync(path.join(root, 'manifest.xml'), project.at('manifest.xml'));
    cpSync(path.join(root, 'assets'), project.at('assets'), { recursive: true });
    return project;
  }

  at(file: string): string {
    return path.join(this.root, file);
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), content);
    this.changed.add(file);
  }

  remove(file: string): void {
    this.changed.add(file);
    rmSync(this.at(file), { recursive: true });
  }

  /** Replaces a text that must be there: a change that changes nothing would test nothing. */
  replace(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not hold ${String(from)}.`);
    this.write(file, after);
  }

  copy(): Project {
    const project = new Project(mkdtempSync(path.join(tmpdir(), 'manifest-')));
    cpSync(this.root, project.root, { recursive: true });
    return project;
  }

  /** Makes a copy again what it was copied from: quicker than another copy. */
  restore(original: Project): void {
    for (const file of this.changed) {
      rmSync(this.at(file), { recursive: true, force: true });
      if (existsSync(original.at(file))) {
        cpSync(original.at(file), this.at(file), { recursive: true });
      }
    }
    this.changed.clear();
  }

  /** Removes the folder. */
  end(): void {
    rmSync(this.root, { recursive: true });
  }
}

function script(ids: readonly string[]): string {
  return ids.map((id) => `CustomFunctions.associate("${id}",()=>1);`).join('');
}

function page(file: string): string {
  return `<!doctype html><html><head><script defer src=${file}></script></head></html>`;
}
