// Definitions are made of values, texts and conditions: who imports the model has those too.
