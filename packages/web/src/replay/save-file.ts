import { gameShelf } from '../game/game-shelf.ts';

/** Hands a game of the shelf to the browser's downloads. */
export async function saveShelved(id: string): Promise<void> {
  const file = await gameShelf().fileOf(id);
  if (!file) return;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
