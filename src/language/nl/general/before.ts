/** What the page says before the pane's own script runs. */
export const before = {
  loading: 'Laden…',
  tooOld:
    'De browser van deze Excel is te oud voor het deelvenster; de formules werken wel. Werk Excel bij of gebruik Excel op het web.',
  notLoaded:
    'Het deelvenster kon niet worden geladen. Controleer de internetverbinding, sluit dit deelvenster en open het opnieuw.',
} as const;
